%token NUM NAME
%%
sum: NAME '+' NUM ;
