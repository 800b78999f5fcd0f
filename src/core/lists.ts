/** Lists of the rules, which are changed with every move and copied with every look ahead. */

/** Takes the first such item out of the list, without the list of removed ones that `splice` makes. */
export function takeOut<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at < 0) throw new Error('it is not in the list');
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
}

/** A copy of a list of lists. */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(lists[i]!.slice());
  return copies;
}
