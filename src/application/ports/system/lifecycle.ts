/** Whether this process is about to end. */
export interface Lifecycle {
  /** From now on the process is not ready. */
  drain(): void;
  isDraining(): boolean;
}
