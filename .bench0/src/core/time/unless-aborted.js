/** Resolves to the result of the work, or to undefined if the signal ended it. */
export async function unlessAborted(signal, work) {
    try {
        return await work();
    }
    catch (error) {
        if (signal?.aborted === true && error === signal.reason)
            return undefined;
        throw error;
    }
}
