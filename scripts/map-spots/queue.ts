/** A queue of cells by price, the cheapest first: a binary heap. */
export class Queue {
  readonly #cells: number[] = [];
  readonly #prices: number[] = [];

  get isEmpty(): boolean {
    return this.#cells.length === 0;
  }

  push(cell: number, price: number): void {
    let at = this.#cells.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#prices[parent]! <= price) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#cells[at] = cell;
    this.#prices[at] = price;
  }

  /** Must not be empty. */
  pop(): number {
    const first = this.#cells[0]!;
    const cell = this.#cells.pop()!;
    const price = this.#prices.pop()!;
    const size = this.#cells.length;
    if (size === 0) return first;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && this.#prices[child + 1]! < this.#prices[child]!) child++;
      if (this.#prices[child]! >= price) break;
      this.#move(child, at);
      at = child;
    }
    this.#cells[at] = cell;
    this.#prices[at] = price;
    return first;
  }

  #move(from: number, to: number): void {
    this.#cells[to] = this.#cells[from]!;
    this.#prices[to] = this.#prices[from]!;
  }
}
