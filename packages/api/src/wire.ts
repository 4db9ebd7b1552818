/** No input of this kind. */
export type Nothing = Record<never, never>;

/** `T` after the server filled in the defaults of `K`. */
export type Filled<T, K extends keyof T> = Omit<T, K> & Required<Pick<T, K>>;

/** The bytes of a file as a server's handler gives them; a Node stream is one of these. */
export type FileBytes = Uint8Array | AsyncIterable<Uint8Array>;

/** A file as a client receives it. */
export type ReceivedFile = {
  blob: Blob;
  /** Name that the server proposes, or null. */
  name: string | null;
};
