/** Keeps a value under a key. Of more than `most`, the one that was kept least recently makes room. */
export function keepRecent<T>(
  kept: Map<string, T>,
  { key, value, most }: { readonly key: string; readonly value: T; readonly most: number },
): void {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
}
