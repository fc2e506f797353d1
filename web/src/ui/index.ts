// SPDX-License-Identifier: MIT
export { Button, type ButtonProps, LinkButton } from "./Button";
export { Dialog, type DialogProps } from "./Dialog";
export { Icon, type IconName } from "./icons";
export { announce, LiveRegion, silence } from "./live";
export { Notice, type NoticeProps } from "./Notice";
export { ProgressBar } from "./Progress";
export { type TabInfo, Tabs, type TabsProps } from "./Tabs";
