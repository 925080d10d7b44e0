/** What the work comes to; undefined if it was ended by the signal. */
export async function unlessAborted<Result>(
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (signal?.aborted === true && error === signal.reason) return undefined;
    throw error;
  }
}
