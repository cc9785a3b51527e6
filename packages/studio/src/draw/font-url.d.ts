/** A bundler answers `?url` imports with the address of the file it publishes. */
declare module '*.woff?url' {
  const url: string;
  export default url;
}
