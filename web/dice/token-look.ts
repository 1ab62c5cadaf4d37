/** Readied and exhausted tokens lie beside the card; a discarded one leaves its place empty. */
export type TokenLook = 'readied' | 'exhausted' | 'discarded'
