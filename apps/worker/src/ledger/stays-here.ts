/** Nothing was sent, and nothing will be: what the run works on is a child's. */
export class StaysHere extends Error {
  constructor() {
    super('What a child writes is sent to nobody.');
    this.name = 'StaysHere';
  }
}
