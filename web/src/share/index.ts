// SPDX-License-Identifier: MIT
export { ShareDialog } from "./ShareDialog";
