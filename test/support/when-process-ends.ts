const endings = new Set<() => void>();

// One listener for all: Node.js takes the eleventh for a leak.
process.once('exit', () => {
  for (const ending of endings) ending();
});

/** Called when this process exits, however that comes. Returns a function that takes it back. */
export function whenProcessEnds(ending: () => void): () => void {
  endings.add(ending);
  return () => void endings.delete(ending);
}
