/** The service cannot start, and its operator can mend it: the message names the thing, the reason and the remedy. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
