import * as glyphs from '../kit/glyphs.ts'
import type { Glyph } from '../kit/glyphs.ts'
import { down } from '../kit/paint.ts'
import { display } from '../kit/parts.ts'
import { place, disc, rect, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { black, blue, graphite, orange, teal } from '../kit/tones.ts'
import type { Tone } from '../kit/tones.ts'

const notice = (tone: Tone, glyph: Glyph): Figure => ({
  art:
    slab(-190, -290, 280, 570, 46, black, 34) +
    display(-170, -266, 240, 522, rect(-170, -266, 240, 522, down('#203f55', '#0e1a28'), 30)) +
    repeat(
      3,
      (i) =>
        rect(-146, 40 + i * 62, 192, 48, '#ffffff', 14, `opacity="${0.16 - i * 0.04}"`) +
        disc(-122, 64 + i * 62, 13, '#57e0c4', 'opacity=".6"') +
        rect(-98, 58 + i * 62, 110 - i * 22, 10, '#ffffff', 5, 'opacity=".4"'),
    ) +
    rect(-90, 236, 80, 7, '#59636f', 3) +
    slab(-70, -190, 320, 210, 44, tone, 26) +
    place(30, -85, glyph('#ffffff'), 1.5) +
    repeat(2, (i) =>
      rect(120, -112 + i * 36, 90 - i * 34, 14, '#ffffff', 7, `opacity="${0.85 - i * 0.35}"`),
    ) +
    disc(250, -184, 34, '#d4332f', 'stroke="#ffffff" stroke-width="7"') +
    disc(250, -184, 9, '#ffffff'),
  groundY: 296,
  shadowSpread: 190,
})

export const notices: Readonly<Record<string, Figure>> = {
  sms: notice(teal, glyphs.chat),
  email: notice(blue, glyphs.mail),
  voice_call: notice(orange, glyphs.phone),
  push: notice(graphite, glyphs.bell),
  messaging_app: notice(teal, glyphs.people),
}
