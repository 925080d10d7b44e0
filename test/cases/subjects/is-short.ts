export function isShort(_input: unknown, result: string): boolean {
  const limit: { most: number } | undefined = result.length > 5 ? undefined : { most: 5 };
  return result.length <= (limit as { most: number }).most;
}
