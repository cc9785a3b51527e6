const plainColor = /^(#[0-9a-f]{3,8}|[a-z]+)$/i;

/** A colour as it may stand in a style; anything but a hex value or a name becomes black. */
export function safeColor(color: string): string {
  return plainColor.test(color) ? color : '#000000';
}
