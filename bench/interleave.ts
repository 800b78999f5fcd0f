/** Measures each thing once in every round, after a round that does not count. Figures in the order of the things. */
export async function interleave(
  rounds: number,
  things: readonly (() => Promise<number>)[],
): Promise<number[][]> {
  const figures: number[][] = things.map(() => []);
  for (let round = -1; round < rounds; round++) {
    for (const [i, measure] of things.entries()) {
      const value = await measure();
      const warmUp = round < 0;
      if (!warmUp) figures[i]!.push(value);
    }
  }
  return figures;
}
