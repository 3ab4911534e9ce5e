import { defineResource } from '#resource/declaration.ts'

export default defineResource({
  name: 'addresses',
  menu: { section: 'people', icon: 'list' },
  labels: { en: ['Address', 'Addresses'], ar: ['عنوان', 'العناوين'] },
  schema: {
    type: 'object',
    required: ['country', 'city', 'address', 'fullName', 'phoneNumber'],
    properties: {
      name: { type: 'string', maxLength: 60 },
      fullName: { type: 'string', maxLength: 120 },
      phoneNumber: { type: 'string', format: 'phone' },
      country: { 'x-kind': 'country' },
      city: { type: 'string', maxLength: 80 },
      address: { type: 'string', maxLength: 255, 'x-kind': 'multiline' },
      isDefault: { type: 'boolean', 'x-label': { en: 'Default', ar: 'افتراضي' } },
    },
  },
  title: 'fullName',
  table: { columns: ['name', 'fullName', 'city'], sort: '-createdAt' },
  owned: true,
  feature: 'savedAddresses',
})
