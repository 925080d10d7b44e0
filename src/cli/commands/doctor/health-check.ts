/** A check that something Coppice needs works here. */
export interface HealthCheck {
  readonly name: string;
  /** Returns a short description of the result; throws if the check fails. */
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
