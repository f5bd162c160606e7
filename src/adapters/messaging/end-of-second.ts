/** The last millisecond of a second that is named in Unix seconds. */
export const endOfSecond = (seconds: number): number => seconds * 1_000 + 999;
