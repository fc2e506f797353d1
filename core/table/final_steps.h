// SPDX-License-Identifier: MIT
// What rules do not let a seat take back (VerbDef::final). The table alone knows of it: no state,
// record or bot depends on it, and neither does the owner, who may take back anything. A step was
// final, or not, by the rules by which it was played. Rules that declare nothing final cost
// nothing.
#pragma once

#include "core/base/message.h"
#include "core/table/table_data.h"

namespace hr {

// Why a seat may not move the table to that node, which must exist; empty: it may.
Message final_objection(const TableData& table, NodeId to);
// Why the seat may not take back or change what it has answered in secret; empty: it may, if it
// can.
Message final_objection(const TableData& table, const TakeBack& command);
Message final_objection(const TableData& table, const StartOver& command);
Message final_objection(const TableData& table, const ChangeAnswer& command);

// Whether a seat that undoes meets a final step, at the cursor or before the steps of bots that
// lead to it: clients undo these as well.
bool undo_is_final(const TableData& table);

}  // namespace hr
