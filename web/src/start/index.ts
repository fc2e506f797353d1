// SPDX-License-Identifier: MIT
export { GivenElsewhere } from "./GivenElsewhere";
export { NewVersion } from "./NewVersion";
export { StartScreen } from "./StartScreen";
