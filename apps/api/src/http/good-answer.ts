/** A good answer in the envelope of the contract, with the fields that the call adds. */
export function ok<T extends object>(message: string, fields?: T): { error: false; message: string } & T {
  return { error: false, message, ...(fields as T) };
}
