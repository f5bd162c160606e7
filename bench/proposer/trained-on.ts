/** The opened half of the tenth group only measures: with it, lines that other people's requests are near to were no longer asked about. */
export const isTrainedOn = (file: string): boolean => !file.includes('-opened-tenth-');
