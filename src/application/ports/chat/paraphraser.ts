export interface Paraphraser {
  /**
   * The language model's paraphrase of the text. Treat it as untrusted. Undefined when no model is configured or it
   * returns nothing. Rejects with PARAPHRASE_UNAVAILABLE within a few seconds.
   */
  reword(text: string): Promise<string | undefined>;
}
