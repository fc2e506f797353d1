// SPDX-License-Identifier: MIT
export { PrintDialog } from "./PrintDialog";
