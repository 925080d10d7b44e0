export async function perform({ name, run }) {
    try {
        return { name, ok: true, detail: await run() };
    }
    catch (error) {
        return { name, ok: false, detail: error instanceof Error ? error.message : String(error) };
    }
}
