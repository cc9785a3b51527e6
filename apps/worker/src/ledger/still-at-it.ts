/** The provider has refused a sending, because it is still at work on the one before it in the same place. */
export class StillAtIt extends Error {
  constructor() {
    super('The sending before this one is under way.');
    this.name = 'StillAtIt';
  }
}
