// SPDX-License-Identifier: MIT
export { OptionsForm, type OptionsFormProps } from "./OptionsForm";
export { RulesTab } from "./RulesTab";
