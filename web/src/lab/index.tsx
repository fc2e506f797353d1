// SPDX-License-Identifier: MIT
export { LabTab } from "./LabTab";
