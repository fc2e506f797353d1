// SPDX-License-Identifier: MIT
// Bytes as the engine's messages carry them: in the letters of base64url, without padding.

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  const step = 0x8000; // more arguments than that are too many for some browsers
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; ++at) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
