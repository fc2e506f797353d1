// SPDX-License-Identifier: MIT
// Gives the person a file, where the browser puts files.

export function download(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  // A type of its own, so that no browser changes the ending of the name.
  const blob = new Blob([content], { type: "application/octet-stream" });
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read it only later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
