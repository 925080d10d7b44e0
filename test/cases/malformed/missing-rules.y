%token NUM
%left '+'
