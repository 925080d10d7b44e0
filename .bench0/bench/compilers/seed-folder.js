import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
/** Calls `use` with a folder that contains one file for each text, and removes the folder afterwards. */
export function withSeedFolder(texts, use) {
    const folder = mkdtempSync(join(tmpdir(), 'coppice-seeds-'));
    try {
        for (const [i, text] of texts.entries())
            writeFileSync(join(folder, String(i).padStart(4, '0')), text);
        return use(folder);
    }
    finally {
        rmSync(folder, { recursive: true });
    }
}
