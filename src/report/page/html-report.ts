import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import type { Reporter } from '../reporter.ts';
import { withShortPlaces } from '../short-places.ts';
import { pageDataOf } from './page-data-of.ts';
import type { PageData } from './page-data.ts';

/** One self-contained page: it loads nothing, and only its own script runs in it. */
export const htmlReport: Reporter = {
  fileName: 'report.html',
  report: (data) => page(withShortPlaces(pageDataOf(data))),
};

function page(data: PageData): string {
  const script = built('report-page.js');
  const style = built('report-page.css');
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(data.campaign.target)} - Coppice report</title>
<style>${style}</style>
</head>
<body>
<div id="page"><noscript>This report needs JavaScript. It loads nothing from anywhere.</noscript></div>
<script type="application/gzip" id="report-data">${embedded(data)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}

/** The client code is built into one file next to the compiled code of this folder, wherever this file runs from. */
function built(name: string): string {
  return readFileSync(new URL(`../../../dist/report/page/${name}`, import.meta.url), 'utf8');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Compressed, a report of a large package is a fifth as large; base64 cannot end the script element. */
function embedded(data: PageData): string {
  return gzipSync(JSON.stringify(data)).toString('base64');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
