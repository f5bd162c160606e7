import type { Lifecycle } from '../../application/ports/system.ts';

export class ProcessLifecycle implements Lifecycle {
  #isDraining = false;

  drain() {
    this.#isDraining = true;
  }

  isDraining() {
    return this.#isDraining;
  }
}
