/** One thing that has to work here. */
export interface HealthCheck {
  readonly name: string;
  /** What was found, in a few words; throws if it does not work. */
  readonly run: () => Promise<string>;
}

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

export async function perform({ name, run }: HealthCheck): Promise<CheckResult> {
  try {
    return { name, ok: true, detail: await run() };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
