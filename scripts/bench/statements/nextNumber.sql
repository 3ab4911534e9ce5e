insert into number_sequences (kind, value)
  values ('order:HAND', 1)
  on conflict (kind) do update set value = number_sequences.value + 1 returning value
