// SPDX-License-Identifier: MIT
export { RulesTab } from "./RulesTab";
