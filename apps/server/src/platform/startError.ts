/** A mistake that keeps the portal from starting; its message is one Chinese sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}
