/** What the catalogue says of a part, wherever it comes from. */
export interface CatalogueFacts {
  pins: number | null;
  lifecycle: string;
  params: Record<string, string | number | boolean>;
  datasheetUrl: string | null;
  isPattern: boolean;
  source: string;
}
