/** A code that stands for a QR picture in stories: nine modules of the finder, no real address. */
export const sampleQr = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h25v25H0z"/><path fill="#131b25" d="M2 2h7v7H2zM16 2h7v7h-7zM2 16h7v7H2zM11 2h2v3h-2zM11 7h3v2h-3zM2 11h3v2H2zM7 11h2v3H7zM11 11h3v3h-3zM16 11h2v2h-2zM20 12h3v3h-3zM12 16h2v3h-2zM16 16h3v2h-3zM20 18h3v2h-3zM16 20h2v3h-2zM20 22h3v1h-3z"/><path fill="#fff" d="M3 3h5v5H3zM17 3h5v5h-5zM3 17h5v5H3z"/><path fill="#131b25" d="M4 4h3v3H4zM18 4h3v3h-3zM4 18h3v3H4z"/></svg>',
)}`;
