// SPDX-License-Identifier: MIT
// Starts the page.
import { render } from "preact";
import { App } from "./app/App";
import { followTheme } from "./app/theme";
import { fetchGallery } from "./start/gallery";

followTheme();
void fetchGallery();
const root = document.getElementById("app");
if (root !== null) render(<App />, root);
