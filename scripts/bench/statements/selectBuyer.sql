select id, name, email, language from accounts where id = $1
