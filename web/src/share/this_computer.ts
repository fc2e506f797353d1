// SPDX-License-Identifier: MIT

/** Whether an address leads each computer to itself, so that nobody can be sent there. */
export function isThisComputer(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol === "file:") return true;
  return /(^|\.)localhost\.?$|^127\.[\d.]+$|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}
