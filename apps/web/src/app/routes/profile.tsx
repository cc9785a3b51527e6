export function Component() {
  return <main className="wrap" id="main" tabIndex={-1} />;
}
