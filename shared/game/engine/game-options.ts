/** What both players agreed on before they built their fleets (R2.1, R19.1, R20). */
export interface GameOptions {
  /** Fleet points; squadrons may take a third of it, rounded up (R2.2, R2.16). */
  readonly limit: number
  /** Size of the play area (R1.1). */
  readonly table: '3x6' | '3x3'
  /** Core-set variant: cards of the core set only, four obstacles, the objective from all cards (R2.20, R3.7, R3.10). */
  readonly coreSet: boolean
  /** Unlimited rounds are played without objectives (R19.1). */
  readonly rounds: 'six' | 'unlimited'
  /** One damage deck for both, or one each (R20.5). */
  readonly decks: 'shared' | 'own'
  /**
   * When a player without ships is beaten: at once (R15.1), at the end of the round (R20.17), or there as soon as only
   * flotillas are left (R20.12).
   */
  readonly elimination: 'at-once' | 'end-of-round' | 'end-of-round-without-flotillas'
  /** By which tournament rules the score is counted; absent: as the booklet says (R20.8-9, R20.13). */
  readonly tournament?: '2015' | '2018'
  /** At most so many flotillas in a fleet (R20.14). */
  readonly flotillas?: number
}
