/** The opened halves of the third and the tenth group only measure: with them, lines that other people's requests are near to were no longer asked about. */
export const isTrainedOn = (file: string): boolean => !/-opened-(?:third|tenth)-/.test(file);
