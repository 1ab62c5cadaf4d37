/**
 * Our own line drawings, in a box of −50…50 with the bow at −50. Outline: the starboard half from bow to stern,
 * mirrored (`=`: the whole outline, `-`: none); after `/`: `C x,y,r` circle, `L` line, `P` closed shape, `B` panel line
 * of double width.
 */
export const scenarioDrawings: Readonly<Record<string, string>> = {
  cr90: '0,-50 9,-49 13,-44 12,-36 5,-31 4,-10 9,-4 9,10 6,16 7,26 19,30 19,46 0,46 / L -13,46 -13,50 L -4,46 -4,50 L 4,46 4,50 L 13,46 13,50',
  'nebulon-b':
    '0,-50 7,-47 12,-36 12,-26 8,-14 2,-10 2,14 9,18 12,28 12,40 8,46 0,46 / L -20,-31 20,-31 L -6,46 -6,50 L 6,46 6,50',
  victory: '0,-50 35,34 35,42 20,42 20,50 8,50 8,44 0,44 / P 0,-14 15,26 -15,26 L -11,32 11,32',
  'x-wing':
    '0,-50 4,-30 6,10 6,40 0,44 / L -6,8 -44,-4 L 6,8 44,-4 L -6,26 -44,38 L 6,26 44,38 L -44,-4 -44,-28 L 44,-4 44,-28 L -44,38 -44,14 L 44,38 44,14',
  'tie-fighter': '- / C 0,0,14 L -14,0 -36,0 L 14,0 36,0 B -38,-42 -38,42 B 38,-42 38,42',
}
