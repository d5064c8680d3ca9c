/** A priority queue (binary heap) that gives the item of least cost first; of equal costs, the lower item. */
export class Queue {
  private readonly heap: { cost: number; item: number }[] = [];
  get size(): number {
    return this.heap.length;
  }
  private less(a: number, b: number): boolean {
    const [p, q] = [this.heap[a]!, this.heap[b]!];
    return p.cost < q.cost || (p.cost === q.cost && p.item < q.item);
  }
  private swap(a: number, b: number): void {
    [this.heap[a], this.heap[b]] = [this.heap[b]!, this.heap[a]!];
  }
  push(cost: number, item: number): void {
    this.heap.push({ cost, item });
    for (let i = this.heap.length - 1; i > 0;) {
      const up = (i - 1) >> 1;
      if (!this.less(i, up)) break;
      this.swap(i, up);
      i = up;
    }
  }
  pop(): { cost: number; item: number } | undefined {
    const top = this.heap[0];
    const last = this.heap.pop();
    if (top && last && this.heap.length > 0) {
      this.heap[0] = last;
      for (let i = 0; ;) {
        let least = i;
        for (const c of [2 * i + 1, 2 * i + 2]) if (c < this.heap.length && this.less(c, least)) least = c;
        if (least === i) break;
        this.swap(i, least);
        i = least;
      }
    }
    return top;
  }
}
