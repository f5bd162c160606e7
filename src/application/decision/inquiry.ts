/** The request that a decision answers. */
export type Inquiry = Readonly<{
  requestId: string;
  /** Called with the id of the decision once it is stored, and before the answer. */
  decided(id: string): void;
}>;
