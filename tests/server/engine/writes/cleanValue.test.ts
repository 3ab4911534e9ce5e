import { expect, it } from 'vitest'
import { resolveResource } from '#resource/resolveResource.ts'
import { cleanValue } from '#server/engine/writes/cleanValue.ts'

const resource = resolveResource({
  name: 'notes',
  menu: { section: 'metadata', icon: 'tag' },
  labels: { en: ['Note', 'Notes'], ar: ['ملاحظة', 'الملاحظات'] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 80 },
      article: { type: 'string', 'x-kind': 'richText' },
    },
  },
  table: { columns: ['title'], sort: 'title' },
})
const { article } = resource.field

const clean = (html: string): unknown => article && cleanValue(article, html)

it.each([
  [
    '<p>As <b>bold</b> and <i>leaning</i></p>',
    '<p>As <strong>bold</strong> and <em>leaning</em></p>',
  ],
  ['<p onclick="x()" style="color:red">Plain</p>', '<p>Plain</p>'],
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<a href="javascript:alert(1)">Here</a>', '<a>Here</a>'],
  ['<a href="//elsewhere.example">Here</a>', '<a>Here</a>'],
  [
    '<a href="https://here.example/a" target="_blank">Here</a>',
    '<a href="https://here.example/a">Here</a>',
  ],
  ['<a href="/en/products">Here</a>', '<a href="/en/products">Here</a>'],
  ['<img src="x" onerror="x()">', null],
  ['<p> </p><br>', null],
])('%s is stored as %s', (html, expected) => {
  expect(clean(html)).toBe(expected)
})
