import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** After the ship's Squadron command one of the squadrons that it activated counts as unactivated again. */
export default [
  at('squadron-command.after')
    .may()
    .exhausts()
    .when(aboutOwn)
    .needs('squadron', ({ squadrons }, { squadronCommand: { activated = [] } }) =>
      activated.filter((id) => squadrons[id]?.activated),
    )
    .do((tx, _moment, { squadron }) => tx.turnSlider(squadron, false)),
]
