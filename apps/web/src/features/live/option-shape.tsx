const shapes = [
  'M12 3l9 16H3z',
  'M12 2.5a9.5 9.5 0 1 0 .01 0z',
  'M4 4h16v16H4z',
  'M12 2l9 10l-9 10l-9-10z',
  'M12 2l10 7.5-4 12H6l-4-12z',
  'M7 3h10l5 9-5 9H7l-5-9z',
];

/** The letter of an option. */
export const letterOf = (option: number): string => String.fromCharCode(65 + option);

/** The shape of an option: whoever does not read letters yet finds the same one on both screens. */
export function OptionShape({ option }: { option: number }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden>
      <path d={shapes[option % shapes.length]} fill="currentColor" />
    </svg>
  );
}
