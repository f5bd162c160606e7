export interface Paraphraser {
  /**
   * What somebody else takes the text to mean, in other words: to be read as a stranger's, whoever wrote it. Undefined when there is
   * nobody to ask or nothing to say. Rejects with PARAPHRASE_UNAVAILABLE within a few seconds.
   */
  reword(text: string): Promise<string | undefined>;
}
